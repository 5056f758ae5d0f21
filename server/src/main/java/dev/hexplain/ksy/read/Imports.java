package dev.hexplain.ksy.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds imported descriptors. */
public interface Imports {
    /** Finds nothing. */
    Imports NONE = (name, from) -> Optional.empty();

    /**
     * A descriptor.
     *
     * @param name as written in {@code imports}: {@code common/bcd}, beside the one that imports it, or
     *     {@code /common/bcd}, from the root of a shelf; without {@code .ksy}
     * @param from the descriptor that imports it
     */
    Optional<Found> find(String name, Found from);

    /**
     * A descriptor that was found.
     *
     * @param shelf the shelf it is on; relative names never leave it
     * @param path on the shelf: {@code common/bcd.ksy}
     */
    record Found(DescriptorShelf shelf, String path, String text) {
        /** Its name in messages. */
        public String file() {
            return shelf.show(path);
        }
    }

    /** Finds relative names on the importing descriptor's shelf, and absolute ones on these shelves in turn. */
    static Imports on(List<? extends DescriptorShelf> shelves) {
        return (name, from) -> {
            List<DescriptorShelf> where = new ArrayList<>(name.startsWith("/") ? shelves : List.of(from.shelf()));
            String start = name.startsWith("/") ? "" : folder(from.path());
            Optional<String> path = normal(start + "/" + name + ".ksy");
            return path.flatMap(found -> firstOn(where, found));
        };
    }

    private static Optional<Found> firstOn(List<DescriptorShelf> shelves, String path) {
        return shelves.stream()
                .flatMap(shelf -> shelf.read(path).map(text -> new Found(shelf, path, text)).stream())
                .findFirst();
    }

    private static String folder(String path) {
        return path.substring(0, Math.max(0, path.lastIndexOf('/')));
    }

    /** Without {@code .} and {@code ..}; empty where it would leave the shelf. */
    private static Optional<String> normal(String path) {
        List<String> parts = new ArrayList<>();
        for (String part : path.split("/", -1)) {
            if (part.equals("..")) {
                if (parts.isEmpty()) {
                    return Optional.empty();
                }
                parts.removeLast();
            } else if (!part.isEmpty() && !part.equals(".")) {
                parts.add(part);
            }
        }
        return Optional.of(String.join("/", parts));
    }
}
