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
import { confirmAction } from '../../ui/confirm';
import { SingleSignOnDialog } from '../single-sign-on/single-sign-on-dialog';
import { AllowedAddressesDialog } from './allowed-addresses-dialog';
import { BudgetsDialog } from './budgets-dialog';
import { CompanyDetailsDialog } from './company-details-dialog';
import { useSuspendCompany } from './use-companies';

/** The vendor's actions on a company. */
export function CompanyRowMenu({ row }: { row: CompanyRow }) {
  const { company, companyName, isVendor, suspended, siteAddress } = row;
  const [isShowingDetails, setIsShowingDetails] = useState(false);
  const [isShowingAddresses, setIsShowingAddresses] = useState(false);
  const [isShowingBudgets, setIsShowingBudgets] = useState(false);
  const [isShowingSignOn, setIsShowingSignOn] = useState(false);
  const suspend = useSuspendCompany();
  const icon = { size: 16, 'aria-hidden': true } as const;

  const askToSuspend = async () => {
    await confirmAction({
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
  };

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
          <Menu.Item leftSection={<IconWorld {...icon} />} onClick={() => setIsShowingDetails(true)}>
            Company details
          </Menu.Item>
          <Menu.Item leftSection={<IconNetwork {...icon} />} onClick={() => setIsShowingAddresses(true)}>
            Allowed addresses
          </Menu.Item>
          <Menu.Item leftSection={<IconKey {...icon} />} onClick={() => setIsShowingSignOn(true)}>
            Single sign-on
          </Menu.Item>
          <Menu.Item leftSection={<IconGauge {...icon} />} onClick={() => setIsShowingBudgets(true)}>
            Budgets
          </Menu.Item>
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
      {isShowingDetails && <CompanyDetailsDialog row={row} onClose={() => setIsShowingDetails(false)} />}
      {isShowingAddresses && (
        <AllowedAddressesDialog
          company={company}
          companyName={companyName}
          onClose={() => setIsShowingAddresses(false)}
        />
      )}
      {isShowingBudgets && (
        <BudgetsDialog
          company={company}
          companyName={companyName}
          onClose={() => setIsShowingBudgets(false)}
        />
      )}
      {isShowingSignOn && (
        <SingleSignOnDialog
          company={company}
          companyName={companyName}
          onClose={() => setIsShowingSignOn(false)}
        />
      )}
    </>
  );
}
