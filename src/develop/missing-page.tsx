import { describeProblem, useProblems } from "./entry-problems";

/** Says at an address without a page why: its entry is saved and has problems. */
export function MissingPage({ place, file }: { place: string; file: string }) {
  const problems = useProblems(file, "problems") ?? [];
  if (problems.length === 0) return null;
  return (
    <section className="missing" role="alert">
      <h1>This page cannot be shown yet</h1>
      <p>Its entry is saved. The page is here once these are corrected:</p>
      <ul>
        {problems.map(describeProblem).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <a href={`/admin/#/collections/${place}`}>Correct them in the editor</a>
    </section>
  );
}
