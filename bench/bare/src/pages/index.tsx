/** The smallest page that Gatsby and React can draw. */
export default function BarePage() {
  return (
    <main>
      <h1>A page</h1>
      <p>With one paragraph.</p>
    </main>
  );
}

export function Head() {
  return <title>A page</title>;
}
