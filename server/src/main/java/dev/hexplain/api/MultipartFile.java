package dev.hexplain.api;

import dev.hexplain.inspect.dumps.DumpCases;
import io.javalin.http.Context;
import io.javalin.http.UploadedFile;
import java.util.List;
import java.util.Locale;

/** The uploaded files in a {@code multipart/form-data} body. */
final class MultipartFile {
    /** What a form adds to its file: boundaries, headers, other small parts. */
    static final long OVERHEAD = 1 << 16;

    private MultipartFile() {}

    /** Whether a request has such a body, and not a raw one. */
    static boolean isMultipart(Context ctx) {
        String type = ctx.contentType();
        if (type == null || !type.toLowerCase(Locale.ROOT).startsWith("multipart/")) {
            return false;
        }
        if (!type.toLowerCase(Locale.ROOT).startsWith("multipart/form-data")) {
            throw Problem.unsupportedMediaType(
                    "Send the file as the raw body, or as multipart/form-data with one file part named `file`.");
        }
        return true;
    }

    static UploadedFile file(Context ctx, DumpCases dumps) {
        return files(ctx, dumps).getFirst();
    }

    /** All of them, one or more. */
    static List<UploadedFile> files(Context ctx, DumpCases dumps) {
        if (ctx.req().getContentLengthLong() > dumps.quota() + OVERHEAD) {
            throw dumps.tooLarge();
        }
        List<UploadedFile> files;
        try {
            files = ctx.uploadedFiles("file");
        } catch (Exception unreadable) { // Kotlin throws checked ones without saying so.
            dumps.requireRoom(0);
            throw tooLarge(unreadable)
                    ? dumps.tooLarge()
                    : Problem.badRequest("The form cannot be read. Send the dump as the raw body, or as one file part"
                            + " named `file`.");
        }
        if (files.isEmpty()) {
            throw Problem.badRequest("The form has no file part named `file`.");
        }
        return files;
    }

    private static boolean tooLarge(Throwable failure) {
        for (Throwable at = failure; at != null; at = at.getCause()) {
            // Jetty has no exception of its own for this: "max file size exceeded", "max length exceeded".
            if (String.valueOf(at.getMessage()).contains("exceeded")) {
                return true;
            }
        }
        return false;
    }
}
