package dev.hexplain.ingest.capture;

import dev.hexplain.bytes.Range;
import java.util.List;

/**
 * An address and its names, from a name resolution record of the capture.
 *
 * @param place the range of the record in the capture
 */
public record ResolvedName(String address, List<String> names, Range place) {}
