package dev.hexplain.inspect.view;

import java.util.List;

/**
 * A source in parts of about the same length; the lists have an item for each.
 *
 * @param size of the source in bytes
 * @param roles that most of the bytes looked at have
 * @param entropies of the bytes looked at, in bits a byte
 * @param severities of the worst issue that begins in the part; empty where there is none
 */
public record SourceMapView(long size, List<String> roles, List<Double> entropies, List<String> severities) {}
