package dev.hexplain.codecs.fst;

import java.lang.reflect.Field;
import java.util.Map;
import org.nustaq.serialization.FSTClazzLineageInfo;
import org.nustaq.serialization.FSTConfiguration;

/**
 * The static tables in which FST 2.57 keeps what it has found out about classes, for good: their fields, constructors and
 * superclasses. What is not there is found out again.
 */
final class FstClassTables {
    private FstClassTables() {}

    /** Forgets all classes, among them those that were defined for one object and are to go with it. */
    static void clear() {
        FSTConfiguration.clearGlobalCaches();
        lineages().clear();
    }

    /** Has no accessor, and is not among the caches that are cleared. */
    private static Map<?, ?> lineages() {
        try {
            Field lineages = FSTClazzLineageInfo.class.getDeclaredField("lineageInfos");
            lineages.setAccessible(true);
            return (Map<?, ?>) lineages.get(null);
        } catch (ReflectiveOperationException e) {
            throw new LinkageError("FST keeps superclasses of classes in another way", e);
        }
    }
}
