export default { trailingSlash: "never", jsxRuntime: "automatic" };
