/** A CSS module: class names by the names they have in the file. */
declare module "*.module.scss" {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}

declare module "*.scss";
