package dev.hexplain.ksy.check;

import dev.hexplain.ksy.read.Keys;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Which keys the maps of a descriptor have. */
final class AllowedKeys {
    private AllowedKeys() {}

    /** The keys of the map at a path within a type, and what they are for; none where it is not known or free. */
    static Map<String, String> at(List<String> path) {
        if (path.isEmpty()) {
            return Keys.TOP;
        }
        String last = path.getLast();
        return switch (path.getFirst()) {
            case "meta" -> path.size() == 1 ? Keys.META : last.equals("endian") ? Keys.SWITCH : Map.of();
            case "params" -> path.size() == 2 ? Keys.PARAMETER : Map.of();
            case "seq" -> path.size() == 2 ? Keys.ATTRIBUTE : inAttribute(path, last);
            case "instances" -> path.size() == 2 ? instance() : inAttribute(path, last);
            case "enums" -> path.size() == 3 ? Keys.ENUM_MEMBER : Map.of();
            case "-hexplain-signature" -> Keys.SIGNATURE;
            default -> Map.of();
        };
    }

    private static Map<String, String> instance() {
        Map<String, String> both = new LinkedHashMap<>(Keys.CALCULATED);
        both.putAll(Keys.INSTANCE);
        return both;
    }

    private static Map<String, String> inAttribute(List<String> path, String last) {
        if (path.size() != 3) {
            return Map.of();
        }
        return last.equals("type") ? Keys.SWITCH : last.equals("valid") ? Keys.VALID : Map.of();
    }
}
