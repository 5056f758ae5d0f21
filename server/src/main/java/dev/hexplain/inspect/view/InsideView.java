package dev.hexplain.inspect.view;

import java.util.List;

/**
 * What the bytes of a field may be, read for themselves.
 *
 * @param dump the dump to open them in
 * @param layers what to take off that dump to get to them, and the layers around them, as they are recognised
 * @param layersTitle the layers that are recognised around them, for people; empty where there are none
 * @param formats what is inside, most likely first; the last is that of unknown bytes
 */
public record InsideView(
        String dump, String layers, String layersTitle, List<CandidatesView.FormatCandidate> formats) {}
