import { linkTo } from '@galley/shared/admin-screens';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useListForms } from '../forms/use-forms';
import { UnreadCount } from '../submissions/unread-mark';
import { useUnreadSubmissions } from '../submissions/use-unread-submissions';
import { HomeCard } from './home-card';
import classes from './home-card.module.css';

/** Lists the number of unread submissions by form, or nothing. */
export function NewSubmissions() {
  const { ofForm, total } = useUnreadSubmissions();
  const forms = useListForms({ enabled: total > 0 });
  const waiting = forms.data?.filter(({ id }) => ofForm.has(id)) ?? [];
  if (waiting.length === 0) return null;
  return (
    <HomeCard title="New submissions" count={0}>
      <ul className={classes.list}>
        {waiting.map(({ id, name }) => (
          <li key={id} className={classes.row}>
            <Anchor
              component={Link}
              to={linkTo('submissions', { formId: id })}
              className={classes.name}
              truncate
              title={name}
            >
              {name}
            </Anchor>
            <UnreadCount count={ofForm.get(id)} />
          </li>
        ))}
      </ul>
    </HomeCard>
  );
}
