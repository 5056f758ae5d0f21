/**
 * Many objects as one population: which codec is smallest for all of them, with how large a spread, and what a dictionary
 * makes of it. {@link dev.hexplain.inspect.populations.PopulationLab} is the entry: it goes through the sources several
 * times, for the classes, for what their objects hold, for dictionaries and for sizes, and holds a few objects at a time.
 * Knows codecs, formats and trees; no store and no HTTP.
 *
 * <pre>{@code
 * List<PopulationSource> sources = List.of();               // one for each dump
 * PopulationOrder order = new PopulationOrder(sources, Optional.empty(), false, Codecs.all(), PopulationLimits.LOCAL);
 * PopulationView view = PopulationLab.measure(order, PopulationProgress.NONE);
 * }</pre>
 */
@NullMarked
package dev.hexplain.inspect.populations;

import org.jspecify.annotations.NullMarked;
