// Replaces the modules of Gatsby that the site does not use, see `client-modules.ts`.
export {};
