import './theme/themes.css.ts';
import './theme/fonts.css.ts';
import './theme/global.css.ts';

export { Accordion, type AccordionItem, type AccordionProps } from './Accordion/Accordion.tsx';
export { ActionBar, type ActionBarProps } from './ActionBar/ActionBar.tsx';
export { AppShell, type AppShellProps } from './AppShell/AppShell.tsx';
export { Avatar, type AvatarProps } from './Avatar/Avatar.tsx';
export { Badge, type BadgeProps, type BadgeTone, badgeTones } from './Badge/Badge.tsx';
export { BottomNav, type BottomNavProps } from './BottomNav/BottomNav.tsx';
export { BrandMark, type BrandMarkProps } from './BrandMark/BrandMark.tsx';
export { Breadcrumb, type BreadcrumbProps } from './Breadcrumb/Breadcrumb.tsx';
export { Button, type ButtonProps, type ButtonVariant, buttonVariants } from './Button/Button.tsx';
export { Card, type CardProps } from './Card/Card.tsx';
export { Carousel, type CarouselPosition, type CarouselProps } from './Carousel/Carousel.tsx';
export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox.tsx';
export { Chip, type ChipProps } from './Chip/Chip.tsx';
export { ChoiceChips, type ChoiceChipsProps } from './ChoiceChips/ChoiceChips.tsx';
export { Cloth, type ClothProps } from './Cloth/Cloth.tsx';
export { Motif, type MotifName, type MotifProps } from './Cloth/Motif.tsx';
export { motifOfSquare } from './Cloth/motifs.ts';
export { ClothProgress, type ClothProgressProps } from './ClothProgress/ClothProgress.tsx';
export { ClothSquare, type ClothSquareProps } from './ClothSquare/ClothSquare.tsx';
export type { ComparisonTableCell } from './ComparisonTable/ComparisonCell.tsx';
export {
  ComparisonTable,
  type ComparisonTableColumn,
  type ComparisonTableProps,
  type ComparisonTableRow,
} from './ComparisonTable/ComparisonTable.tsx';
export { CopyField, type CopyFieldProps } from './CopyField/CopyField.tsx';
export { Countdown, type CountdownProps } from './Countdown/Countdown.tsx';
export { DateField, type DateFieldProps, type DateLimit } from './DateField/DateField.tsx';
export { DescriptionList, type DescriptionListProps } from './DescriptionList/DescriptionList.tsx';
export { Dialog, type DialogProps } from './Dialog/Dialog.tsx';
export { Divider } from './Divider/Divider.tsx';
export { DotPlot, type DotPlotProps } from './DotPlot/DotPlot.tsx';
export { Drawer, type DrawerProps } from './Drawer/Drawer.tsx';
export { DropdownMenu, type DropdownMenuItem, type DropdownMenuProps } from './DropdownMenu/DropdownMenu.tsx';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState.tsx';
export { type ErrorCause, ErrorState, type ErrorStateProps } from './ErrorState/ErrorState.tsx';
export { Field, type FieldControl, type FieldProps } from './Field/Field.tsx';
export { RequiredNote } from './Field/RequiredNote.tsx';
export { Figure, type FigureProps } from './Figure/Figure.tsx';
export { FileField, type FileFieldProps } from './FileField/FileField.tsx';
export { FilterMenu, type FilterMenuProps } from './FilterMenu/FilterMenu.tsx';
export { Gallery, type GalleryPicture, type GalleryProps } from './Gallery/Gallery.tsx';
export { Grid, type GridProps } from './Grid/Grid.tsx';
export { Heading, type HeadingProps } from './Heading/Heading.tsx';
export { Histogram, type HistogramBin, type HistogramProps } from './Histogram/Histogram.tsx';
export { IconButton, type IconButtonProps } from './IconButton/IconButton.tsx';
export { Inline, type InlineProps } from './Inline/Inline.tsx';
export { Lightbox, type LightboxProps } from './Lightbox/Lightbox.tsx';
export type { LightboxImage } from './Lightbox/Stage.tsx';
export { LineChart, type LineChartProps, type LinePoint, type LineTarget } from './LineChart/LineChart.tsx';
export { Link, type LinkProps } from './Link/Link.tsx';
export { LinkButton, type LinkButtonProps } from './Link/LinkButton.tsx';
export {
  type LinkComponent,
  type LinkComponentProps,
  LinkProvider,
  type LinkProviderProps,
  useLinkComponent,
} from './Link/LinkProvider.tsx';
export { Media, type MediaProps } from './Media/Media.tsx';
export type { PictureProps, PictureSource } from './Media/Picture.tsx';
export { MediaCard, type MediaCardProps } from './MediaCard/MediaCard.tsx';
export { MediaCardSkeleton } from './MediaCard/MediaCardSkeleton.tsx';
export { MoneyField, type MoneyFieldProps } from './MoneyField/MoneyField.tsx';
export { NavBar, type NavBarProps } from './NavBar/NavBar.tsx';
export { Notice, type NoticeProps } from './Notice/Notice.tsx';
export { NumberField, type NumberFieldProps } from './NumberField/NumberField.tsx';
export { OtpField, type OtpFieldProps } from './OtpField/OtpField.tsx';
export { Page, type PageProps } from './Page/Page.tsx';
export { Pagination, type PaginationProps } from './Pagination/Pagination.tsx';
export { PasswordField, type PasswordFieldProps } from './PasswordField/PasswordField.tsx';
export { PhoneField, type PhoneFieldProps, type PhoneFieldValue } from './PhoneField/PhoneField.tsx';
export { Popover, type PopoverProps } from './Popover/Popover.tsx';
export { ProgressBar, type ProgressBarProps, type ProgressTick } from './ProgressBar/ProgressBar.tsx';
export { ProgressRing, type ProgressRingProps } from './ProgressRing/ProgressRing.tsx';
export type { NavItem } from './private/navTypes.ts';
export type { NoticeTone } from './private/toneIcons.ts';
export { UnitBay, UnitWindowIcon } from './product/UnitBay/UnitBay.tsx';
export type { UnitWindowStyle } from './product/UnitBay/UnitWindow.tsx';
export { type RadioCardOption, RadioCards, type RadioCardsProps } from './RadioCards/RadioCards.tsx';
export { SearchField, type SearchFieldProps } from './SearchField/SearchField.tsx';
export { Section, type SectionProps } from './Section/Section.tsx';
export { SelectField, type SelectFieldProps, type SelectOption } from './SelectField/SelectField.tsx';
export { NavList, SideNav, type SideNavProps } from './SideNav/SideNav.tsx';
export { Skeleton, type SkeletonProps } from './Skeleton/Skeleton.tsx';
export { Slider, type SliderProps, type SliderThumb } from './Slider/Slider.tsx';
export { Spinner, type SpinnerProps } from './Spinner/Spinner.tsx';
export { SplitPanel, type SplitPanelProps } from './SplitPanel/SplitPanel.tsx';
export { Stack, type StackProps } from './Stack/Stack.tsx';
export { StackedBar, type StackedBarPart, type StackedBarProps } from './StackedBar/StackedBar.tsx';
export { StatTile, type StatTileProps } from './StatTile/StatTile.tsx';
export { Stepper, type StepperProps } from './Stepper/Stepper.tsx';
export { Table, type TableColumn, type TableProps, type TableRow } from './Table/Table.tsx';
export { type TabItem, Tabs, type TabsProps } from './Tabs/Tabs.tsx';
export { Text, type TextProps } from './Text/Text.tsx';
export { TextField, type TextFieldProps } from './TextField/TextField.tsx';
export {
  type ThemeChoice,
  ThemeSwitch,
  type ThemeSwitchProps,
  themeChoices,
} from './ThemeSwitch/ThemeSwitch.tsx';
export { Ticket, type TicketProps, type TicketRow } from './Ticket/Ticket.tsx';
export { Timeline, type TimelineItem, type TimelineProps } from './Timeline/Timeline.tsx';
export { TOAST_EXIT_MS, type Toast, ToastRegion, type ToastRegionProps } from './Toast/Toast.tsx';
export { breakpoints } from './theme/breakpoints.ts';
export type { ColorName } from './theme/palette.ts';
export { type SpaceName, spaceNames } from './theme/scale.ts';
export { vars } from './theme/vars.css.ts';
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/VisuallyHidden.tsx';
export { WaitTracker, type WaitTrackerProps } from './WaitTracker/WaitTracker.tsx';
