package dev.hexplain.decoders.river;

import dev.hexplain.decode.documents.MalformedInput;
import java.util.ArrayList;
import java.util.List;

/**
 * The classes described so far, by number. A class that one byte names has that byte as its number, negative.
 */
final class RiverClasses {
    /** No class: what stands for the superclass of the topmost one. */
    static final int NONE = -RiverToken.OBJECT_CLASS;

    private static final int MOST = 1 << 18;
    private static final int MOST_LEVELS = 1 << 10;
    /** Of longer hierarchies, the classes are found each time. */
    private static final int MOST_KEPT = 1 << 6;

    private final List<RiverClass> classes = new ArrayList<>();
    private int fields;

    int add(RiverClass described) {
        requireRoom(described.at, 1);
        described.number = classes.size();
        classes.add(described);
        return classes.size() - 1;
    }

    void addField(int number, int type, long at) {
        fields++;
        requireRoom(at, 0);
        classes.get(number).addField(type);
    }

    private void requireRoom(long at, int more) {
        if (classes.size() + more > MOST || fields > MOST) {
            throw MalformedInput.stopped(
                    at, "There are more classes or fields than the limit allows", "at most " + MOST + " of each");
        }
    }

    int count() {
        return classes.size();
    }

    /** A class by its number, which {@link #isObjectOf} if it is negative. */
    RiverClass get(int number) {
        return number >= 0 ? classes.get(number) : known(-number);
    }

    /** Whether there are objects of a class: of one that a byte names, only where its fields are not in the bytes. */
    static boolean isObjectOf(int number) {
        return number >= 0 || number == -RiverToken.COPY_ON_WRITE_LIST || number == -RiverToken.COPY_ON_WRITE_SET;
    }

    /** Classes whose fields are not in the bytes: they write a size and elements, or one list. */
    private static RiverClass known(int token) {
        boolean set = token == RiverToken.COPY_ON_WRITE_SET;
        RiverClass known = new RiverClass(set ? RiverToken.SERIALIZABLE_CLASS : RiverToken.WRITE_OBJECT_CLASS, -token);
        known.number = -token;
        if (set) {
            known.addField(RiverToken.OBJECT_CLASS);
        }
        return known;
    }

    void clear() {
        classes.clear();
        fields = 0;
    }

    /** A class as layouts name it: see {@link RiverLayout#about}. */
    long at(int number) {
        return number < 0 ? number : classes.get(number).at;
    }

    /** The classes of a hierarchy that wrote something, the topmost first. */
    List<RiverClass> levels(int number, long at) {
        List<RiverClass> known = number < 0 ? List.of(get(number)) : classes.get(number).levels;
        return known == null ? findLevels(number, at) : known;
    }

    private List<RiverClass> findLevels(int number, long at) {
        List<RiverClass> levels = new ArrayList<>();
        int passed = 0;
        for (int next = number; next >= 0; next = classes.get(next).superclass) {
            if (classes.get(next).isSerializable()) {
                levels.add(classes.get(next));
            }
            if (++passed > MOST_LEVELS) {
                throw MalformedInput.wrong(
                        at, 1, "A class has more superclasses than can be", "up to " + MOST_LEVELS, "more");
            }
        }
        List<RiverClass> ordered = List.copyOf(levels.reversed());
        if (ordered.size() <= MOST_KEPT) {
            classes.get(number).levels = ordered;
        }
        return ordered;
    }
}
