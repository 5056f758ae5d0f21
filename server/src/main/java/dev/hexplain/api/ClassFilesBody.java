package dev.hexplain.api;

import dev.hexplain.inspect.dumps.DumpCases;
import dev.hexplain.inspect.dumps.ReceivedFiles;
import io.javalin.http.Context;
import io.javalin.http.UploadedFile;
import java.io.IOException;
import java.io.InputStream;

/** The class files and archives in a body: file parts of a form, or one file as it is. */
final class ClassFilesBody {
    private static final int LONGEST_NAME = 255;

    /** What a raw body is called whose name nobody says: most are archives. */
    private static final String UNNAMED = "classes.jar";

    private ClassFilesBody() {}

    /** Receives them; the caller closes them, which deletes them. */
    static ReceivedFiles receive(Context ctx, DumpCases dumps) throws IOException {
        if (ctx.header("Content-Encoding") != null) {
            throw Problem.unsupportedMediaType("Send class files as they are, without Content-Encoding.");
        }
        dumps.requireRoom(Math.max(0, ctx.req().getContentLengthLong()));
        ReceivedFiles files = dumps.receiving();
        try {
            receive(ctx, dumps, files);
            return files;
        } catch (IOException | RuntimeException failure) {
            files.close();
            throw failure;
        }
    }

    private static void receive(Context ctx, DumpCases dumps, ReceivedFiles files) throws IOException {
        String named = Params.text(ctx, "name", LONGEST_NAME, UNNAMED);
        if (!MultipartFile.isMultipart(ctx)) {
            requireBody(ctx);
            files.add(named, ctx.bodyInputStream());
            return;
        }
        for (UploadedFile part : MultipartFile.files(ctx, dumps)) {
            try (InputStream bytes = part.content()) {
                String name = part.filename();
                files.add(name.length() > LONGEST_NAME ? name.substring(name.length() - LONGEST_NAME) : name, bytes);
            }
        }
    }

    /** A body of no bytes with a type is an empty file; without one there is none. */
    private static void requireBody(Context ctx) {
        long length = ctx.req().getContentLengthLong();
        boolean isEmpty = length == 0 || (length < 0 && ctx.header("Transfer-Encoding") == null);
        if (isEmpty && ctx.contentType() == null) {
            throw Problem.badRequest("There is no body: send a class file, or an archive of class files.");
        }
    }
}
