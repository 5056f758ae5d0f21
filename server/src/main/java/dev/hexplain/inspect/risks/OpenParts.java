package dev.hexplain.inspect.risks;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** What is known of the fields around the one that a walk is at: a few bytes for each, since streams nest deeply. */
final class OpenParts {
    private StreamPart[] parts = new StreamPart[64];
    private boolean[] tokens = new boolean[64];
    private String[] roles = new String[64];
    private Object[] names = new Object[64];
    private int[] counts = new int[64];
    private int depth;

    int depth() {
        return depth;
    }

    void push(StreamPart part) {
        if (depth == parts.length) {
            parts = Arrays.copyOf(parts, depth * 2);
            tokens = Arrays.copyOf(tokens, depth * 2);
            roles = Arrays.copyOf(roles, depth * 2);
            names = Arrays.copyOf(names, depth * 2);
            counts = Arrays.copyOf(counts, depth * 2);
        }
        parts[depth] = part;
        tokens[depth] = false;
        roles[depth] = "";
        names[depth] = "";
        counts[depth] = 0;
        depth++;
    }

    /** Leaves the innermost field; true where it was counted as a token. */
    boolean pop() {
        return tokens[--depth];
    }

    /** The innermost field is a token; its number among those in the field around it, from 0. */
    int token() {
        tokens[depth - 1] = true;
        return depth < 2 ? 0 : counts[depth - 2]++;
    }

    StreamPart part(int at) {
        return at < 0 ? StreamPart.OTHER : parts[at];
    }

    void role(int at, String role) {
        roles[at] = role;
    }

    /** What the field is to the object around it. */
    String role(int at) {
        return roles[at];
    }

    /** Names a level or annotation by the class that wrote it. */
    void level(int at, String name) {
        names[at] = name;
    }

    String level(int at) {
        return at >= 0 && names[at] instanceof String name ? name : "";
    }

    void type(int at, StreamClass type) {
        names[at] = type;
    }

    /** The class of the value or descriptor at a depth. */
    StreamClass type(int at) {
        @Nullable Object name = at < 0 ? null : names[at];
        return name instanceof StreamClass type ? type : StreamClass.UNKNOWN;
    }

    /** The class of the innermost object or array at a depth or around it. */
    StreamClass around(int at) {
        int outer = at;
        while (outer >= 0 && !parts[outer].isDescribed()) {
            outer--;
        }
        return type(outer);
    }
}
