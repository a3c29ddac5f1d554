import { linkTo } from '@galley/shared/admin-screens';
import { Kbd, Menu, Text, UnstyledButton } from '@mantine/core';
import { IconHistory, IconKeyboard, IconLogout, IconUserCircle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { PersonAvatar } from '../parts/people/person-avatar';
import { useNameOf } from '../parts/people/use-people';
import { askToLogOut } from '../parts/session/ask-to-log-out';
import { useCompanyName } from '../parts/session/use-company-name';
import { useCan, useSignedInUser } from '../parts/session/use-signed-in-user';
import { notifyError } from '../ui/notify';
import { openShortcutHelp } from '../ui/shortcuts';

/** Shows who is signed in, with the menu to log out. */
export function PersonMenu() {
  const user = useSignedInUser();
  const { email, role, company } = user;
  const mayReadLogs = useCan('readLogs');
  const name = useNameOf()(email);
  const companyName = useCompanyName() ?? company;
  return (
    <Menu position="bottom-end" width={260}>
      <Menu.Target>
        <UnstyledButton aria-label={`Signed in as ${email}`}>
          <PersonAvatar name={name} size={32} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <Text size="sm" fw={600} c="var(--mantine-color-text)" truncate title={email}>
            {name}
          </Text>
          {name !== email && <Text size="xs">{email}</Text>}
          <Text size="xs">
            {role} · {companyName}
          </Text>
        </Menu.Label>
        <Menu.Divider />
        <Menu.Item
          component={Link}
          to={linkTo('profile')}
          leftSection={<IconUserCircle size={16} aria-hidden />}
        >
          Profile
        </Menu.Item>
        {mayReadLogs && (
          <Menu.Item
            component={Link}
            to={linkTo('activity')}
            leftSection={<IconHistory size={16} aria-hidden />}
          >
            Activity log
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<IconKeyboard size={16} aria-hidden />}
          rightSection={<Kbd size="xs">?</Kbd>}
          onClick={openShortcutHelp}
          visibleFrom="sm"
        >
          Keyboard shortcuts
        </Menu.Item>
        <Menu.Item
          leftSection={<IconLogout size={16} aria-hidden />}
          onClick={() => askToLogOut(user).catch(notifyError)}
        >
          Log Out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
