/** Address of the preview, which runs beside the scripts: `npm start`. */
export const PREVIEW = process.env.PREVIEW ?? "http://localhost:8000";
