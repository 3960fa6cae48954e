import { cookies } from '@/shared/client/cookies.ts';
import style from './legal.module.css';

/** The cookies of this site, from the registry that sets them (design §6). */
export function CookieTable() {
  return (
    <table className={style.table} aria-label="Specific cookies">
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
            <td data-head="Type">{type}</td>
            <td data-head="Purpose">{purpose}</td>
            <td data-head="Duration">{duration}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
