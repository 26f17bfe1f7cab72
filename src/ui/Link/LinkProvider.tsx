import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  type Ref,
  use,
} from 'react';

/** What the application's link receives: everything an `<a>` takes, always with a place to go. */
export type LinkComponentProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  readonly href: string;
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
};
export type LinkComponent = ComponentType<LinkComponentProps>;

function PlainLink({ children, ref, ...rest }: LinkComponentProps) {
  return (
    <a {...rest} {...(ref === undefined ? {} : { ref })}>
      {children}
    </a>
  );
}

const LinkContext = createContext<LinkComponent>(PlainLink);

export interface LinkProviderProps {
  /** Draws every link of the design system. It passes all it receives, the ref too, to its `<a>`. */
  readonly component: LinkComponent;
  readonly children: ReactNode;
}

/** Lets an application's router follow the design system's links. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** The component that draws links here. */
export function useLinkComponent(): LinkComponent {
  return use(LinkContext);
}
