package dev.hexplain.inspect.view;

import java.util.List;

/**
 * The detected layers and formats of a field's bytes.
 *
 * @param dump the dump to open them in
 * @param layers the layers to remove from that dump to get to them, and the layers around them, as they are recognised
 * @param layersTitle the layers that are recognised around them, for display; empty where there are none
 * @param formats what is inside, most likely first; the last is that of unknown bytes
 */
public record InsideView(
        String dump, String layers, String layersTitle, List<CandidatesView.FormatCandidate> formats) {}
