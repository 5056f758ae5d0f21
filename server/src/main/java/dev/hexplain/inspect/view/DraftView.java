package dev.hexplain.inspect.view;

import java.util.List;

/**
 * A descriptor that is being written.
 *
 * @param draft what it can be decoded with
 * @param id the one it gives itself; empty where it does not
 */
public record DraftView(
        String draft, String id, String title, boolean usable, boolean nativeEndian, List<DiagnosticView> mistakes) {}
