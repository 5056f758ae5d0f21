package dev.hexplain.ksy.check;

import dev.hexplain.ksy.read.DescriptorKeys;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The keys allowed in each map of a descriptor, for completion. */
final class AllowedKeys {
    private AllowedKeys() {}

    /**
     * The keys of the map at a path within a type, and what they are for; empty where the map is unknown or may have
     * any keys.
     */
    static Map<String, String> at(List<String> path) {
        if (path.isEmpty()) {
            return DescriptorKeys.TOP;
        }
        String last = path.getLast();
        return switch (path.getFirst()) {
            case "meta" ->
                path.size() == 1 ? DescriptorKeys.META : last.equals("endian") ? DescriptorKeys.SWITCH : Map.of();
            case "params" -> path.size() == 2 ? DescriptorKeys.PARAMETER : Map.of();
            case "seq" -> path.size() == 2 ? DescriptorKeys.ATTRIBUTE : inAttribute(path, last);
            case "instances" -> path.size() == 2 ? instance() : inAttribute(path, last);
            case "enums" -> path.size() == 3 ? DescriptorKeys.ENUM_MEMBER : Map.of();
            case "-hexplain-signature" -> DescriptorKeys.SIGNATURE;
            default -> Map.of();
        };
    }

    private static Map<String, String> instance() {
        Map<String, String> both = new LinkedHashMap<>(DescriptorKeys.CALCULATED);
        both.putAll(DescriptorKeys.INSTANCE);
        return both;
    }

    private static Map<String, String> inAttribute(List<String> path, String last) {
        if (path.size() != 3) {
            return Map.of();
        }
        return last.equals("type") ? DescriptorKeys.SWITCH : last.equals("valid") ? DescriptorKeys.VALID : Map.of();
    }
}
