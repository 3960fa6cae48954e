import { cookies } from '@/shared/client/cookies.ts';
import style from './legal.module.css';

/** The cookies of this site, from the registry that sets them (design §6). */
export function CookieTable() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key
    <section className={style.scroll} aria-label="Specific cookies" tabIndex={0}>
      <table className={style.table}>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Type</th>
            <th scope="col">Purpose</th>
            <th scope="col">Duration</th>
          </tr>
        </thead>
        <tbody>
          {Object.values(cookies).map(({ name, type, purpose, duration }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{type}</td>
              <td>{purpose}</td>
              <td>{duration}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
