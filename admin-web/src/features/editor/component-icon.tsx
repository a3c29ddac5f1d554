import type { ComponentType as TypeName } from '@galley/shared/components/dictionary';
import {
  IconAlertTriangle,
  IconForms,
  IconLayoutNavbar,
  IconPhoto,
  IconSeparatorHorizontal,
  IconShare,
  IconSpeakerphone,
  IconTextCaption,
  type TablerIcon,
} from '@tabler/icons-react';

const icons: Record<TypeName, TablerIcon> = {
  HtmlEditorColumns: IconTextCaption,
  BannerContainer: IconPhoto,
  Announcement: IconSpeakerphone,
  ImageForm: IconForms,
  Blank: IconSeparatorHorizontal,
  Navbar: IconLayoutNavbar,
  Footer: IconLayoutNavbar,
  SocialIcons: IconShare,
};

/** The sign of a component type. Its name stands beside it, so screen readers skip it. */
export function ComponentIcon({ type }: { type: TypeName }) {
  const Icon = icons[type] ?? IconAlertTriangle;
  return <Icon size={18} stroke={1.5} aria-hidden />;
}
