package dev.hexplain.inspect.view;

import java.util.List;

/**
 * A page of the formats found inside other bytes (carving).
 *
 * @param layers the layers removed before; offsets count in what was inside
 * @param size bytes that were looked through
 * @param from number of the first item
 * @param total items in the whole list
 * @param more whether there may be more than the whole list holds
 * @param searched offset before which all that begins is in the whole list
 */
public record CarvingsView(
        String layers, long size, long from, long total, boolean more, long searched, List<CarvingView> items) {}
