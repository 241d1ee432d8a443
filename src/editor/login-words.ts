const WORDS = {
  login: "Login to edit this website",
  loginWithGitHub: "Login with GitHub to edit this website",
  loginWithGitLab: "Login with GitLab to edit this website",
};

/** The page before the editor says what stands behind its button. */
export function nameWhatItIs({ CMS }: Pick<Window, "CMS">): void {
  const words = CMS.getLocale("en");
  CMS.registerLocale("en", { ...words, auth: { ...words?.auth, ...WORDS } });
}
