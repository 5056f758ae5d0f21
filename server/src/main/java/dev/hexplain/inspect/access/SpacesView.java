package dev.hexplain.inspect.access;

import java.util.List;

/**
 * The spaces of who asks.
 *
 * @param names everybody's first
 * @param home where uploads go that name none
 */
public record SpacesView(List<String> names, String home) {}
