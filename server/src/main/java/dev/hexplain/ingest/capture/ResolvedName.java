package dev.hexplain.ingest.capture;

import dev.hexplain.bytes.Range;
import java.util.List;

/**
 * An address that the capture knows names for.
 *
 * @param place where that stands in the capture
 */
public record ResolvedName(String address, List<String> names, Range place) {}
