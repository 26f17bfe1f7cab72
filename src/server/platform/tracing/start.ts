import { setTimeout } from 'node:timers/promises';
import type { SpanProcessor } from '@opentelemetry/sdk-trace-node';
import type { Settings } from '../settings/settings.ts';

const PER_CENT = 100;
const STOP_DEADLINE_MS = 1_000;

/**
 * Sends traces of requests, statements and jobs to an OpenTelemetry collector, by OTLP over HTTP. Spans that cannot be
 * sent are dropped: no request waits for the collector.
 * @returns a function that sends the remaining spans and stops tracing.
 */
export async function startTracing({
  tracesUrl,
  tracesPercent,
  productName,
}: Settings): Promise<() => Promise<void>> {
  if (tracesUrl === null) return async () => {};
  const [{ OTLPTraceExporter }, { resourceFromAttributes }, sdk] = await Promise.all([
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace-node'),
  ]);
  const exporter = new OTLPTraceExporter({ url: `${tracesUrl.replace(/\/+$/, '')}/v1/traces` });
  const provider = new sdk.NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': productName.toLowerCase() }),
    sampler: new sdk.TraceIdRatioBasedSampler(tracesPercent / PER_CENT),
    spanProcessors: [withoutErrorTexts(new sdk.BatchSpanProcessor(exporter))],
  });
  provider.register();
  // A hanging collector must not block the shutdown.
  return () => Promise.race([provider.shutdown().catch(() => {}), setTimeout(STOP_DEADLINE_MS)]);
}

/** Removes error messages, which can contain user input: Drizzle's quote the values of the statement. */
const withoutErrorTexts = (processor: SpanProcessor): SpanProcessor => ({
  onStart: (span, context) => processor.onStart(span, context),
  onEnd: (span) => {
    span.events.length = 0;
    delete span.status.message;
    processor.onEnd(span);
  },
  forceFlush: () => processor.forceFlush(),
  shutdown: () => processor.shutdown(),
});
