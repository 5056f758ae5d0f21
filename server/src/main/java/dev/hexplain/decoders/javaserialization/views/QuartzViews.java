package dev.hexplain.decoders.javaserialization.views;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Data of Quartz' jobs: what its table has as {@code JOB_DATA}. */
final class QuartzViews {
    private static final String WITH_FLAG = "org.quartz.utils.DirtyFlagMap";
    private static final JavaView ENTRIES = FieldForms.delegate("map");

    static final Map<String, JavaView> VIEWS = views();

    private QuartzViews() {}

    /** F{dirty, map} of DirtyFlagMap: subclasses add nothing that is data. */
    private static Map<String, JavaView> views() {
        Map<String, JavaView> views = new HashMap<>();
        for (String name : List.of(
                WITH_FLAG,
                "org.quartz.utils.StringKeyDirtyFlagMap",
                "org.quartz.JobDataMap",
                "org.quartz.SchedulerContext")) {
            views.put(name, (object, _) -> ENTRIES.value(object, object.above(WITH_FLAG)));
        }
        return Map.copyOf(views);
    }
}
