package dev.hexplain.api;

import dev.hexplain.inspect.flexibility.FlexibilityMatrix;
import dev.hexplain.inspect.view.FlexibilityMatrixView;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;

/** Routes of what codecs make of bytes whose classes have changed. */
record FlexibilityRoutes(FlexibilityMatrix matrix, TaggedAnswers answers) {
    private static final String MATRIX = "/api/v1/flexibility";

    /** What has been tried is not tried again. */
    private static final String VERSION = "flexibility";

    void add(RoutesConfig routes) {
        routes.get(MATRIX, this::cells);
        routes.get(MATRIX + "/{codec}/{change}", this::pair);
    }

    private void cells(Context ctx) throws IOException {
        int from = (int) Params.number(ctx, "from", 0, Integer.MAX_VALUE, 0);
        answers.answer(ctx, VERSION, () -> {
            FlexibilityMatrixView view = matrix.from(from);
            return new TaggedAnswers.Made(view, isComplete(view));
        });
    }

    private static boolean isComplete(FlexibilityMatrixView view) {
        return !view.measuring() && view.from() + (long) view.items().size() >= view.total();
    }

    private void pair(Context ctx) throws IOException {
        answers.answer(
                ctx,
                VERSION,
                () -> new TaggedAnswers.Made(matrix.pair(ctx.pathParam("codec"), ctx.pathParam("change")), true));
    }
}
