package dev.hexplain.ksy.read;

import dev.hexplain.ksy.model.Diagnostic;
import dev.hexplain.ksy.model.Location;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Collects diagnostics, up to a limit. */
final class Diagnostics {
    private static final int MAX = 1000;

    private final Set<Diagnostic> found = new LinkedHashSet<>();

    void error(Location at, String message) {
        add(Diagnostic.error(at, message));
    }

    void warning(Location at, String message) {
        add(Diagnostic.warning(at, message));
    }

    private void add(Diagnostic error) {
        if (found.size() < MAX) {
            found.add(error);
        }
    }

    List<Diagnostic> list() {
        return List.copyOf(new ArrayList<>(found));
    }
}
