package dev.hexplain.inspect.view;

import dev.hexplain.inspect.view.ClassesView.FieldVerdictView;
import java.util.List;

/**
 * What changed in the classes of one stream, up to another.
 *
 * @param before name of the first
 * @param after name of the second
 * @param same how many classes are the same in both
 * @param onlyBefore names of classes that only the first has
 * @param onlyAfter names of classes that only the second has
 */
public record ClassChangesView(
        String before,
        String after,
        List<ClassChangeView> changed,
        int same,
        List<String> onlyBefore,
        List<String> onlyAfter) {
    /**
     * A class in both.
     *
     * @param fields that differ; effects are those on a reader whose class is the later one
     * @param notes what else differs, a sentence each
     */
    public record ClassChangeView(
            String name,
            String serialVersionUIDBefore,
            String serialVersionUIDAfter,
            List<FieldVerdictView> fields,
            List<String> notes) {}
}
