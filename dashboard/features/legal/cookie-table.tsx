import { cookies } from '@/shared/client/cookies.ts';
import style from './legal.module.css';
import { say } from './say.ts';

/** The cookies of this site, from the registry that sets them (design §6). */
export function CookieTable() {
  return (
    <table className={style.table} aria-label={say('specificCookies')}>
      <thead>
        <tr>
          <th scope="col">{say('name')}</th>
          <th scope="col">{say('type')}</th>
          <th scope="col">{say('purpose')}</th>
          <th scope="col">{say('duration')}</th>
        </tr>
      </thead>
      <tbody>
        {Object.values(cookies).map(({ name, type, purpose, duration }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td data-head={say('type')}>{type}</td>
            <td data-head={say('purpose')}>{purpose}</td>
            <td data-head={say('duration')}>{duration}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
