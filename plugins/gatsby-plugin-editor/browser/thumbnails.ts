import type { Cms, CmsReact, WidgetProps } from "./cms";

type GetAsset = (path: string, field: unknown) => object;
type PictureProps = WidgetProps & { getAsset: GetAsset };

/**
 * Shows the picture of a field once its file has been read. The CMS's control asks `getAsset` for it
 * once, which answers with an empty picture meanwhile, and again only where it gets another
 * `getAsset`.
 */
export function registerThumbnails({ CMS, h, createClass }: { CMS: Cms } & CmsReact): void {
  const image = CMS.getWidget("image");
  if (!image) throw new Error("Decap CMS has no image widget");
  const control = createClass({
    // The CMS draws its fields when files have been read; without this, only those with a new value.
    shouldComponentUpdate: () => true,
    render(this: { props: PictureProps }) {
      const { getAsset } = this.props;
      const askAgain: GetAsset = (path, field) => getAsset(path, field);
      return h(image.control, { ...this.props, getAsset: askAgain });
    },
  });
  CMS.registerWidget("image", control, image.preview);
}
