import { linkTo } from '@galley/shared/admin-screens';
import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { PageListFilter } from '../../parts/pages/page-list-rules';

interface PageListMenuProps {
  filter: PageListFilter;
  onFilter: (filter: PageListFilter) => void;
  onResetSort: () => void;
}

const includeDeleted = 'includeDeleted';

/** On phones, the tools of the page list that stand above it elsewhere; its columns have no room there. */
export function PageListMenu({ filter, onFilter, onResetSort }: PageListMenuProps) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" size={36} hiddenFrom="sm" aria-label="Tools of the list">
          <IconDots size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.CheckboxGroup
          value={filter.includeDeleted ? [includeDeleted] : []}
          onChange={(chosen) => onFilter({ ...filter, includeDeleted: chosen.includes(includeDeleted) })}
        >
          <Menu.CheckboxItem value={includeDeleted}>Include Deleted</Menu.CheckboxItem>
        </Menu.CheckboxGroup>
        <Menu.Divider />
        <Menu.Item onClick={onResetSort}>Reset Sort</Menu.Item>
        <Menu.Item component={Link} to={linkTo('brokenLinks')}>
          Broken links
        </Menu.Item>
        <Menu.Item component={Link} to={linkTo('createExternalPage')}>
          Create External Page
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
