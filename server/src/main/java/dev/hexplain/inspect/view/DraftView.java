package dev.hexplain.inspect.view;

import java.util.List;

/**
 * A draft: an unsaved descriptor.
 *
 * @param draft the format id to decode with
 * @param id the one it gives itself; empty where it does not
 */
public record DraftView(
        String draft, String id, String title, boolean usable, boolean nativeEndian, List<DiagnosticView> mistakes) {}
