// Before the styles of all components, which win against Mantine's. The bundler orders what a lazy module imports
// before its importer, so that the import in `main.tsx` alone comes too late.
import './global.css';
import '../lib/zod-without-eval';
import { messages } from '@galley/shared/messages';
import { Alert, AppShell, VisuallyHidden } from '@mantine/core';
import '@mantine/notifications/styles.css';
import { useDisclosure, useLocalStorage } from '@mantine/hooks';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import type { ArrivalState } from '../lib/arrival-state';
import { draftOwner } from '../lib/local-drafts';
import { useCompany } from '../parts/session/use-company-name';
import { useSignedInUser } from '../parts/session/use-signed-in-user';
import { LeaveWarning } from '../ui/form/leave-scope';
import { DraftOwner } from '../ui/form/use-local-draft';
import { openShortcutHelp, useShortcut } from '../ui/shortcuts';
import { useIsPhone } from '../ui/use-is-phone';
import { findRoute } from './routes';
import classes from './shell.module.css';
import { SideBar } from './side-bar';
import { TopBar } from './top-bar';

/** In pixels. */
const sideBarWidth = { open: 250, closed: 75 };
/** A phone's screen has less room for it. */
const topBarHeight = { base: 46, sm: 52 };

/** Renders the frame of every screen: side bar, top bar, dialogs and notifications. */
export function Shell() {
  const [isOpenElsewhere, setIsOpenElsewhere] = useLocalStorage({
    key: 'galley-side-bar-open',
    defaultValue: true,
  });
  const [isOpenInEditor, setIsOpenInEditor] = useLocalStorage({
    key: 'galley-side-bar-in-editor',
    defaultValue: false,
  });
  const [isDrawerOpen, drawer] = useDisclosure();
  const isSmall = useIsPhone();
  const location = useLocation();
  // The editor and the comparison need the room, until the user opens the side bar there too.
  const isAboutPage = ['editPage', 'compareVersions'].includes(findRoute(location.pathname)?.name ?? '');
  const [isOpen, setIsOpen] = isAboutPage
    ? [isOpenInEditor, setIsOpenInEditor]
    : [isOpenElsewhere, setIsOpenElsewhere];
  const isBusy = useNavigation().state === 'loading';
  useShortcut('shift+?', 'This list', openShortcutHelp);

  const owner = draftOwner(useSignedInUser());

  const { notice } = (location.state ?? {}) as ArrivalState;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the drawer closes when one arrives somewhere
  useEffect(() => drawer.close(), [location.pathname]);

  return (
    <ModalsProvider>
      {/* Not at the right, where the menus of a list's last rows open. */}
      <Notifications position="bottom-center" className={classes.notices} />
      <a className={classes.skip} href="#main">
        Skip to the content
      </a>
      <AppShell
        header={{ height: topBarHeight }}
        navbar={{
          width: isOpen || isSmall ? sideBarWidth.open : sideBarWidth.closed,
          breakpoint: 'sm',
          collapsed: { mobile: !isDrawerOpen },
        }}
        layout={isSmall ? 'default' : 'alt'}
        padding={{ base: 'md', sm: 'lg' }}
        transitionDuration={120}
      >
        <AppShell.Header className={classes.bar}>
          <TopBar isDrawerOpen={isDrawerOpen} onToggleDrawer={drawer.toggle} />
        </AppShell.Header>
        <AppShell.Navbar className={classes.side}>
          <SideBar
            isOpen={isOpen || isSmall}
            isDrawer={isSmall}
            onToggle={() => (isSmall ? drawer.close() : setIsOpen(!isOpen))}
          />
        </AppShell.Navbar>
        <AppShell.Main id="main" tabIndex={-1} className={classes.main} aria-busy={isBusy}>
          <SuspendedNotice />
          {notice && <ArrivalNotice key={location.key} notice={notice} />}
          <DraftOwner value={owner}>
            <LeaveWarning>
              <Outlet />
            </LeaveWarning>
          </DraftOwner>
        </AppShell.Main>
      </AppShell>
      <VisuallyHidden aria-live="polite">{isBusy ? 'Loading' : ''}</VisuallyHidden>
    </ModalsProvider>
  );
}

/** Says why another screen opened than the one that was asked for, until the user has read it. */
function ArrivalNotice({ notice }: { notice: string }) {
  const [isOpen, { close }] = useDisclosure(true);
  if (!isOpen) return null;
  return (
    <Alert
      color="yellow"
      role="status"
      mb="lg"
      title={notice}
      withCloseButton
      closeButtonLabel="Close this message"
      onClose={close}
    />
  );
}

/** Says on every screen of a suspended company why nothing can be saved. */
function SuspendedNotice() {
  if (!useCompany()?.isSuspended) return null;
  return (
    <Alert color="yellow" title={messages.suspended} role="status" mb="lg">
      Visitors see only its name. You can view everything here, but nothing can be changed until the company
      is resumed.
    </Alert>
  );
}
