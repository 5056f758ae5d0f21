package dev.hexplain.inspect.captures;

import dev.hexplain.ingest.capture.CaptureIndex;
import dev.hexplain.ingest.capture.ResolvedName;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Looks up the host names that a capture holds for addresses. */
final class ResolvedNames {
    private static final int MOST = 100_000;

    private ResolvedNames() {}

    static Map<String, List<String>> of(CaptureIndex index) {
        Map<String, List<String>> names = new HashMap<>();
        for (ResolvedName name : index.names(0, MOST)) {
            names.putIfAbsent(name.address(), name.names());
        }
        return names;
    }
}
