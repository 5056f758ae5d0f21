package dev.hexplain.ksy.read;

import dev.hexplain.ksy.model.Location;
import java.util.HashMap;
import java.util.Map;

/** The location of each part of the YAML, by file and path, for diagnostics about keys that the model does not keep. */
public final class YamlPositions {
    private final Map<String, Location> byPath = new HashMap<>();

    YamlPositions() {}

    void add(Location location) {
        byPath.putIfAbsent(location.file() + "\n" + location.path(), location);
    }

    /** The location of a key below a part, such as {@code valid/min}; of the part itself where it has no such key. */
    public Location below(Location part, String key) {
        return byPath.getOrDefault(part.file() + "\n" + join(part.path(), key), part);
    }

    /** Whether a part has a key. */
    public boolean has(Location part, String key) {
        return byPath.containsKey(part.file() + "\n" + join(part.path(), key));
    }

    static String join(String path, String key) {
        return path.equals("/") ? "/" + key : path + "/" + key;
    }
}
