package dev.hexplain.ksy.read;

import dev.hexplain.ksy.model.Location;
import dev.hexplain.ksy.model.Mistake;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What was found wrong so far. More than anyone reads is not kept. */
final class Mistakes {
    private static final int MAX = 1000;

    private final Set<Mistake> found = new LinkedHashSet<>();

    void error(Location at, String message) {
        add(Mistake.error(at, message));
    }

    void warning(Location at, String message) {
        add(Mistake.warning(at, message));
    }

    private void add(Mistake mistake) {
        if (found.size() < MAX) {
            found.add(mistake);
        }
    }

    List<Mistake> list() {
        return List.copyOf(new ArrayList<>(found));
    }
}
