// Stands for parts of Gatsby that this site leaves out, see `webpack-config.ts`.
export {};
