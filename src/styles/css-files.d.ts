/** Style sheets of packages, imported for their effect. */
declare module "*.css";
