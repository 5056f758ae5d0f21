package dev.hexplain.inspect.captures;

import dev.hexplain.ingest.capture.CaptureIndex;
import dev.hexplain.ingest.capture.ResolvedName;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The host names that a capture holds for addresses.
 *
 * @param notes where addresses may have names that are not known
 */
record ResolvedNames(Map<String, List<String>> names, List<String> notes) {
    private static final int MOST = 100_000;

    static ResolvedNames of(CaptureIndex index) {
        Map<String, List<String>> names = new HashMap<>();
        for (ResolvedName name : index.names(0, MOST)) {
            names.putIfAbsent(name.address(), name.names());
        }
        return new ResolvedNames(
                names,
                index.nameCount() > MOST ? List.of(cut(index.names(MOST, 1).getFirst())) : List.of());
    }

    private static String cut(ResolvedName first) {
        return "Of the names of addresses in this capture, the first %,d are known: those from byte %d on are not."
                .formatted(MOST, first.place().offset());
    }

    /** A name for an address. */
    Optional<String> first(String address) {
        return names.getOrDefault(address, List.of()).stream().findFirst();
    }
}
