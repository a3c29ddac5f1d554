import { linkTo } from '@galley/shared/admin-screens';
import type { CompanyRow } from '@galley/shared/schemas/company';
import { ActionIcon, Menu } from '@mantine/core';
import {
  IconDots,
  IconExternalLink,
  IconGauge,
  IconKey,
  IconNetwork,
  IconPlayerPause,
  IconPlayerPlay,
  IconSettings,
  IconUsers,
  IconWorld,
} from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useSuspendCompany } from '../../parts/companies/use-companies';
import { confirmAction } from '../../ui/confirm';
import { AllowedAddressesDialog } from './allowed-addresses-dialog';
import { BudgetsDialog } from './budgets-dialog';
import { CompanyDetailsDialog } from './company-details-dialog';
import { SingleSignOnDialog } from './single-sign-on-dialog';

const dialogs = [
  { label: 'Company details', Icon: IconWorld, Dialog: CompanyDetailsDialog },
  { label: 'Allowed addresses', Icon: IconNetwork, Dialog: AllowedAddressesDialog },
  { label: 'Single sign-on', Icon: IconKey, Dialog: SingleSignOnDialog },
  { label: 'Budgets', Icon: IconGauge, Dialog: BudgetsDialog },
];

/** The vendor's actions on a company. */
export function CompanyRowMenu({ row }: { row: CompanyRow }) {
  const { company, companyName, isVendor, suspended, siteAddress } = row;
  const [shown, setShown] = useState<(typeof dialogs)[number]>();
  const Shown = shown?.Dialog;
  const suspend = useSuspendCompany();
  const icon = { size: 16, 'aria-hidden': true } as const;

  const askToSuspend = () =>
    confirmAction({
      title: suspended ? 'Resume a company' : 'Suspend a company',
      question: `Are you sure you want to ${suspended ? 'resume' : 'suspend'} ${companyName}?`,
      details: suspended
        ? 'Its site is back immediately and its people can edit it again.'
        : 'Visitors to its site see only its name. Its people can sign in and view everything, but nothing can be changed or submitted until it is resumed. Nothing is deleted.',
      confirmLabel: suspended ? 'Resume' : 'Suspend',
      isDestructive: !suspended,
      onConfirm: () => suspend.mutateAsync({ company, suspended: !suspended }),
      notice: `${companyName} is ${suspended ? 'resumed' : 'suspended'}`,
    });

  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon size="sm" aria-label={`Actions for ${companyName}`}>
            <IconDots size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            component={Link}
            to={linkTo('settings', { company })}
            leftSection={<IconSettings {...icon} />}
          >
            Initialization settings
          </Menu.Item>
          <Menu.Item
            component={Link}
            to={linkTo('users', { company: isVendor ? undefined : company })}
            leftSection={<IconUsers {...icon} />}
          >
            Users
          </Menu.Item>
          {dialogs.map((dialog) => (
            <Menu.Item
              key={dialog.label}
              leftSection={<dialog.Icon {...icon} />}
              onClick={() => setShown(dialog)}
            >
              {dialog.label}
            </Menu.Item>
          ))}
          <Menu.Item
            component="a"
            href={siteAddress}
            target="_blank"
            rel="noopener"
            leftSection={<IconExternalLink {...icon} />}
          >
            Open the site
          </Menu.Item>
          {!isVendor && (
            <>
              <Menu.Divider />
              <Menu.Item
                color={suspended ? undefined : 'red'}
                leftSection={suspended ? <IconPlayerPlay {...icon} /> : <IconPlayerPause {...icon} />}
                onClick={() => void askToSuspend()}
              >
                {suspended ? 'Resume' : 'Suspend'}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {Shown && <Shown {...{ company, companyName }} onClose={() => setShown(undefined)} />}
    </>
  );
}
