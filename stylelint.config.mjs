/** @type {import("stylelint").Config} */
export default {
  extends: "stylelint-config-standard-scss",
  rules: {
    // CSS modules: camelCase class names, as they are written in TypeScript. Those after it belong
    // to Markdown and to the prompt for cookies.
    "selector-class-pattern": [
      "^[a-z][a-zA-Z0-9]*$|^(?:cc|cm|pm|section|show|toggle)(?:--|__)[a-z-]+$|^(on-[a-z-]+|pm-overlay|is-expanded|visually-hidden|table-frame|code-frame|code-copy|heading-frame|heading-anchor|hljs-[a-z_-]+|align-[a-z]+|contains-task-list|task-list-item|footnotes|own-size|animation-[a-z]+)$",
      { message: "Class names are camelCase" },
    ],
    "selector-pseudo-class-no-unknown": [
      true,
      { ignorePseudoClasses: ["global", "target-current"] },
    ],
    "declaration-no-important": true,
    "property-no-unknown": [true, { ignoreProperties: ["composes"] }],
    "max-nesting-depth": [2, { ignoreAtRules: ["include", "media", "supports"] }],
    "custom-property-empty-line-before": null,
    "no-descending-specificity": null,
    "scss/at-mixin-argumentless-call-parentheses": null,
  },
  overrides: [
    {
      // The sheet arrives late: a selector that the whole page has to be compared with would cost
      // it a new style.
      files: ["src/styles/consent/*.scss"],
      rules: {
        "selector-max-type": 0,
        "selector-max-universal": 0,
        "selector-pseudo-class-disallowed-list": ["root", "is", "where", "has"],
      },
    },
  ],
};
