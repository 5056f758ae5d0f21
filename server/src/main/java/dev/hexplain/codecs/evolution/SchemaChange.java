package dev.hexplain.codecs.evolution;

import java.util.List;
import java.util.Map;

/**
 * A change of classes, as people make it in source code; or a trait of objects, where nothing changes.
 *
 * @param id lower case, words joined by hyphens
 * @param theme of the table it is in
 * @param before the old classes, and an object of them
 * @param after the new ones; the same where nothing changes
 * @param renamed old names of members and classes, and their new ones
 */
public record SchemaChange(
        String id, String title, Theme theme, ClassVersion before, ClassVersion after, Map<String, String> renamed) {
    /** What a change is about. */
    public enum Theme {
        FIELDS("Fields"),
        TYPES("Types of fields"),
        CONTAINERS("Collections"),
        CLASSES("Classes"),
        ENUMS("Enums"),
        FORMS("What kind of class it is"),
        TRAITS("Objects that are hard to write");

        private final String title;

        Theme(String title) {
            this.title = title;
        }

        /** The text to display. */
        public String title() {
            return title;
        }
    }

    public SchemaChange {
        renamed = Map.copyOf(renamed);
    }

    static SchemaChange of(String id, String title, Theme theme, ClassVersion before, ClassVersion after) {
        return new SchemaChange(id, title, theme, before, after, Map.of());
    }

    static SchemaChange trait(String id, String title, ClassVersion version) {
        return of(id, title, Theme.TRAITS, version, version);
    }

    /** The same, where a member or class has another name afterwards. */
    SchemaChange renaming(String old, String now) {
        return new SchemaChange(id, title, theme, before, after, Map.of(old, now));
    }

    /** In which directions it can be tried. */
    public List<Direction> directions() {
        return before.equals(after) ? List.of(Direction.SAME_VERSION) : List.of(Direction.BACKWARD, Direction.FORWARD);
    }
}
