// Stands for the modules of Gatsby that the site leaves out, see `client-modules.ts`.
export {};
