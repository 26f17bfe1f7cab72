import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  type Ref,
  use,
} from 'react';

/** The props of the application's link: everything that an `<a>` takes, with a required `href`. */
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
  /** Renders every link of the design system. It passes all props, including `ref`, to its `<a>`. */
  readonly component: LinkComponent;
  readonly children: ReactNode;
}

/** Lets the application's router handle the design system's links. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** The component that renders links. */
export function useLinkComponent(): LinkComponent {
  return use(LinkContext);
}
