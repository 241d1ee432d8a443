import type { Cms, CmsReact, WidgetProps } from "../cms";

type PictureProps = WidgetProps & { entry: { get: (name: "path") => string | undefined } };

let ownControl: unknown;

/**
 * Adds to each picture a button that tells where it is used.
 * @param usesOf places in words, of a file of the content
 */
export function registerUses(
  { CMS, h, createClass }: { CMS: Cms } & CmsReact,
  usesOf: (file: string) => Promise<string>,
) {
  const image = CMS.getWidget("image");
  // The CMS opens its back end more than once.
  if (image?.control === ownControl) return;
  const control = createClass({
    // The CMS calls this of the outermost control; without it, only a new value would draw it.
    shouldComponentUpdate: () => true,
    render(this: { props: PictureProps }) {
      const { value, entry } = this.props;
      const file = (entry.get("path") ?? "").replace(/[^/]*$/, String(value).replace(/^\.\//, ""));
      const onClick = () =>
        usesOf(file).then(
          (places) => alert(places || "Nothing that is saved shows it."),
          () => alert("The server of the preview does not answer. Is `npm start` running?"),
        );
      const button = value
        ? h("button", { type: "button", className: "uses", onClick }, "Where is it used?")
        : null;
      return h("div", null, h(image?.control, this.props), button);
    },
  });
  CMS.registerWidget("image", control, image?.preview);
  ownControl = CMS.getWidget("image")?.control;
}
