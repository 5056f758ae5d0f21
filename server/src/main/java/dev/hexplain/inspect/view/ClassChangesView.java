package dev.hexplain.inspect.view;

import dev.hexplain.inspect.view.ClassesView.FieldVerdictView;
import java.util.List;

/**
 * What changed in the classes of one stream, up to another.
 *
 * @param before name of the first
 * @param after name of the second
 * @param changedCount how many classes changed; some of them are listed
 * @param same how many classes are the same in both
 * @param onlyBeforeCount how many classes only the first has; the first ones are listed by name
 * @param onlyAfterCount how many classes only the second has; the first ones are listed by name
 */
public record ClassChangesView(
        String before,
        String after,
        int changedCount,
        List<ClassChangeView> changed,
        int same,
        int onlyBeforeCount,
        List<String> onlyBefore,
        int onlyAfterCount,
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
